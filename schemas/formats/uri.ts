/**
 * Web address. Only http and https: the value becomes a link, and `javascript:` must never be one;
 * no name or password before the host, which is how an address poses as another.
 */
export function isUri(text: string): boolean {
  if (!/^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
