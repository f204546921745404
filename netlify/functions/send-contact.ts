import { contactPhpEndpoint } from '#server/forms/contact-endpoints.ts'
import { phpAnswer } from '#server/forms/php-answer.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import type { Platform } from '#server/http/client.ts'

export const endpoints = [contactPhpEndpoint]

const answer = netlifyFunction(endpoints)

/** The address of the former site's script, whose callers expect its form of answer. */
export default async function sendContact(
  request: Request,
  platform?: Platform,
): Promise<Response> {
  return phpAnswer(await answer(request, platform))
}

export const config = functionConfig(endpoints, 30)
