import { expect, test } from 'vitest'
import { EXERCISE_VIDEOS } from '#db/seed/data/exercise-videos.ts'
import { youtubeIdOf } from './youtube-id.ts'
import { playerUrl, watchUrl } from './youtube-links.ts'

const ID = 'PhTDzR0TpZs'

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}&feature=share`,
  `https://music.youtube.com/watch?v=${ID}`,
  `http://www.youtube.com/watch/?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&list=PL123&v=${ID}&t=42s#top`,
  `HTTPS://WWW.YouTube.COM/watch?v=${ID}`,
  ` https://www.youtube.com/watch?v=${ID} `,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}/`,
  `https://www.youtu.be/${ID}?si=abc&t=10`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/embed/${ID}?rel=0&start=3`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}/`,
])('%s names the video', (address) => {
  expect(youtubeIdOf(address)).toBe(ID)
})

test.each(['-bJIpOq-LWk', '_e9vFU9-tkc', '00000000000', '-----------'])(
  'the id %s is found in every kind of link',
  (id) => {
    const links = [watchUrl(id), playerUrl(id, 'en'), `https://youtu.be/${id}`]
    expect(links.map(youtubeIdOf)).toEqual([id, id, id])
  },
)

test.each([
  '',
  ID,
  'youtube.com',
  `youtu.be/${ID}`,
  `//youtu.be/${ID}`,
  'https://www.youtube.com',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  `https://www.youtube.com/watch?V=${ID}`,
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/watch?v=${ID.slice(1)}`,
  'https://www.youtube.com/watch?v=PhTDzR0TpZ%27',
  'https://www.youtube.com/watch?v=PhTDzR0Tp%2F..',
  'https://www.youtube.com/watch?v=<script>ab',
  `https://www.youtube.com/watchx?v=${ID}`,
  `https://www.youtube.com/${ID}`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/embed/${ID}/more`,
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/@hingehealth',
  'https://www.youtube.com/results?search_query=x',
  `https://youtu.be/embed/${ID}`,
  `https://www.youtube.com//embed/${ID}`,
  `https://www.youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://evilyoutube.com/watch?v=${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `https://www.youtube.com@evil.example/watch?v=${ID}`,
  `https://user:word@www.youtube.com/watch?v=${ID}`,
  `https://youtu.be:8443/${ID}`,
  `javascript:"https://youtu.be/${ID}"`,
  `data:text/html,https://youtu.be/${ID}`,
  `ftp://youtu.be/${ID}`,
  `https://www.youtube.com/redirect?q=https://youtu.be/${ID}`,
  `https://youtu.be/${'a'.repeat(100_000)}`,
])('%.80j names none', (address) => {
  expect(youtubeIdOf(address)).toBeNull()
})

test('every video of the library has an id of that form', () => {
  for (const { youtubeId } of EXERCISE_VIDEOS) {
    expect(youtubeIdOf(watchUrl(youtubeId))).toBe(youtubeId)
  }
})
