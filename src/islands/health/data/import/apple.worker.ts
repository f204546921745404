import { readApple } from '#lib/health/import/read-apple.ts'
import type { AppleAnswer, AppleFile } from './read-apple-file.ts'

const answer = (message: AppleAnswer) => {
  postMessage(message)
}

addEventListener('message', ({ data: { file, isZip } }: MessageEvent<AppleFile>) => {
  const onRead = (bytes: number) => {
    answer({ read: bytes })
  }
  // A name may stand for a file that was moved since.
  void readApple(file.stream(), { isZip, onRead }).then(
    (table) => {
      answer({ table })
    },
    () => {
      answer({ table: undefined })
    },
  )
})
