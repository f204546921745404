import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const getProfilePicture: CallOf<typeof schemas.getProfilePicture> = {
  method: 'GET',
  path: '/share/:locale/profile/:id/picture.png',
}

/** Of a file or of the database, in its own language. */
export const getArticlePicture: CallOf<typeof schemas.getArticlePicture> = {
  method: 'GET',
  path: '/share/:locale/article/:slug/picture.png',
}

export const getVideoPicture: CallOf<typeof schemas.getVideoPicture> = {
  method: 'GET',
  path: '/share/:locale/video/:id/picture.png',
}

/** Of a profession in a city, named as in the address of its page. */
export const getCityPicture: CallOf<typeof schemas.getCityPicture> = {
  method: 'GET',
  path: '/share/:locale/city/:type/:city/picture.png',
}

/** Of a profession with a speciality, named likewise. */
export const getSpecialtyPicture: CallOf<typeof schemas.getSpecialtyPicture> = {
  method: 'GET',
  path: '/share/:locale/specialty/:type/:specialty/picture.png',
}
