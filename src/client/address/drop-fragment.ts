/** Takes the fragment out of the address and the history: a token must not stay there, and a reload must not repeat the action. */
export const dropFragment = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search)
