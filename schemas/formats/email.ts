/** E-mail addresses in common use: no quotes, comments or spaces, and a domain with a dot (RFC 5321 lengths). */
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return at > 0 && at <= 64 && text.length <= 254 && local.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
