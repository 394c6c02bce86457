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
    menuFailed: string
  }
  error: { generic: string; network: string; forbidden: string; server: string; noToken: string; noUser: string }
}
