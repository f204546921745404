/** Takes the fragment out of the address and the history: a token must not stay there, nor a reload do the same again. */
export const dropFragment = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search)
