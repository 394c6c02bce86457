/**
 * Whether a refusal says that there is nobody at the address. A full mailbox, a message that is too large, a server that was
 * away too long and a policy of the receiver say nothing about it (RFC 3463, 3).
 *
 * @param reason Words of the carrier. Without a code they are taken at their word: nobody is there.
 * @example isOfAddress('550 5.1.1 user unknown') // true
 */
export function isOfAddress(reason: string): boolean {
  if (/sender(?: address)? rejected|spam|policy|blocked|blacklist/i.test(reason)) return false
  const [, code = ''] = /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(reason) ?? []
  if (code === '') return !/^4\d\d\b/.test(reason)
  return /^5\.(?:0\.|1\.|2\.[01]$|4\.[14]$)/.test(code) && !/^5\.1\.[78]$/.test(code)
}
