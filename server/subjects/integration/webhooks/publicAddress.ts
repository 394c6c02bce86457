/** Whether an address is one of the public internet: nothing of ours, of our network or of a cloud's own services. */
import ipaddr from 'ipaddr.js'

/** Of IPv6 only what is given out to the world; the rest embeds, tunnels or stays inside. */
const global = ipaddr.IPv6.parseCIDR('2000::/3')

/** @param text IPv4 or IPv6 as the resolver writes it. What cannot be read is not public. */
export function isPublicAddress(text: string): boolean {
  if (
    !ipaddr.isValid(text) ||
    (text.includes('.') && !text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text))
  ) {
    return false
  }
  // An IPv4 address in the clothes of an IPv6 one is judged as what it is.
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(global)
}
