// Runs behind the two forms of /auth, before the first paint: keeps the one that the address asks for, with the user type
// that it asks for. A form with a draft of this tab is shown once it is filled in (sign-up.tsx).
;(() => {
  const query = new URLSearchParams(location.search)
  const [login, register] = document.querySelectorAll('[data-mode]')
  if (query.get('mode') !== 'register') {
    register.remove()
    return
  }
  login.remove()
  register.hidden = false
  for (const radio of register.querySelectorAll('[name=userType]')) {
    if (radio.value === query.get('type')) radio.checked = true
  }
  try {
    if (sessionStorage.getItem('sign-up')) register.dataset.draft = ''
  } catch {
    // storage can be switched off
  }
})()
