/** Opens the question that the address names: a browser alone only scrolls to it. No framework. */
function open() {
  const asked = document.getElementById(location.hash.slice(1))
  if (asked instanceof HTMLDetailsElement) asked.open = true
}

addEventListener('hashchange', open)
open()
