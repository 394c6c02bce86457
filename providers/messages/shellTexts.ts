/** The texts of the shell, which every language must have whole. */
export type ShellTexts = {
  shell: {
    menu: string
    language: string
    theme: { label: string; light: string; dark: string; system: string }
    account: string
    toTop: string
    dismiss: string
    notifications: string
    retry: string
    home: string
    pages: { signIn: string; home: string }
    signIn: { heading: string; lead: string; busy: string }
    expired: { title: string; warning: string }
    refused: string
    denied: { title: string; text: string }
    notFound: { title: string; text: string }
    failure: { title: string; text: string }
    start: { title: string; texts: string; token: string; user: string }
    frame: {
      more: string
      search: string
      openSearch: string
      close: string
      ownUser: string
      waiting: string
      times: string
      contact: string
      release: string
      welcome: { title: string; text: string }
    }
    menuFailed: string
  }
  error: { generic: string; network: string; forbidden: string; server: string; noToken: string; noUser: string }
}
