/**
 * Web addresses, http and https only: the value becomes a link, so `javascript:` must be impossible. No user
 * name or password before the host, with which an address can pose as another.
 */
export function isUri(text: string): boolean {
  if (!/^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
