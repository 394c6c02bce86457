/** Whether an address is on the public internet: not ours, not in our network, and no cloud metadata service. */
import ipaddr from 'ipaddr.js'

/** The global unicast range of IPv6; other addresses embed, tunnel or are local. */
const global = ipaddr.IPv6.parseCIDR('2000::/3')

/** @param text IPv4 or IPv6 as the resolver writes it. An unreadable address is not public. */
export function isPublicAddress(text: string): boolean {
  if (
    !ipaddr.isValid(text) ||
    (text.includes('.') && !text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text))
  ) {
    return false
  }
  // An IPv4 address mapped into IPv6 is judged as IPv4.
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(global)
}
