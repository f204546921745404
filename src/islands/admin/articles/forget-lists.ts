import { queryClient } from '#client/query.ts'
import { listArticles } from '#lib/admin/articles/calls.ts'

/** After a change: the lists are read anew when they are next shown, and so is what of an article was read. */
export function forgetLists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && address.startsWith(listArticles.path),
  })
}
