import { island } from '#client/island/island.tsx'
import { Pager } from '#client/list/pager.tsx'

/** Links to other pages, in a page without a script. */
export const StaticPager = island(Pager, 'paging')
