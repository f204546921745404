import * as contact from '#lib/contact/calls.ts'
import * as contactSchemas from '#lib/contact/schemas.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import * as signUpSchemas from '#lib/sign-up/schemas.ts'
import { contactProfessional } from '#server/contact/contact-professional.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { checkEmail } from '#server/sign-up/check-email.ts'
import { signUp } from '#server/sign-up/sign-up.ts'

/** Shared by the functions and the form of a letter. */
export const contactProfessionalEndpoint = endpoint(
  contact.contactProfessional,
  contactSchemas.contactProfessional,
  {
    who: { may: 'contact-professional' },
    // The operation counts the sender's requests, each once however often it is retried.
    rateLimit: 'write',
    cache: 'no-store',
    status: () => 201,
    operation: contactProfessional,
  },
)

export const checkEmailEndpoint = endpoint(signingUp.checkEmail, signUpSchemas.checkEmail, {
  who: 'anyone',
  rateLimit: ['checkEmail', 'checkEmailDaily'],
  cache: 'no-store',
  operation: checkEmail,
})

export const signUpEndpoint = endpoint(signingUp.signUp, signUpSchemas.signUp, {
  who: 'anyone',
  // The operation applies the narrow limit, after validation, so typos do not count.
  rateLimit: 'write',
  cache: 'no-store',
  status: () => 201,
  operation: signUp,
})
