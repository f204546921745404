/**
 * Regenerates the sounds of the timers: `node scripts/sounds.ts`. Needs ffmpeg with libmp3lame, so it is run by hand
 * when a recipe changes, and the files in `public/sounds` are committed.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { makeSounds, type Sound } from './sounds/recipes.ts'
import { SAMPLE_RATE } from './sounds/wave.ts'

const FOLDER = new URL('../public/sounds/', import.meta.url).pathname

function encode({ name, wave, kbps }: Sound) {
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0']
  const codec = ['-c:a', 'libmp3lame', '-b:a', `${kbps}k`]
  // Nothing but sound: no tags, no name of the encoder.
  const bare = ['-map_metadata', '-1', '-id3v2_version', '0', '-fflags', '+bitexact']
  const file = `${FOLDER}${name}.mp3`
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...codec, ...bare, file], {
    input: Buffer.from(wave.buffer),
  })
}

mkdirSync(FOLDER, { recursive: true })
for (const sound of makeSounds()) encode(sound)
