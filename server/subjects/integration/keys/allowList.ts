/** Addresses from which a key may be used: single ones, and ranges such as 203.0.113.0/24. */
import ipaddr from 'ipaddr.js'

/** Whether the text is an address or a range. */
export function isAddressOrRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) || (ipaddr.isValid(text) && !/^\d+$/.test(text))
}

/** @param list Empty: every address. */
export function isAllowedFrom(address: string, list: readonly string[]): boolean {
  if (list.length === 0) return true
  if (!ipaddr.isValid(address)) return false
  const from = ipaddr.process(address)
  return list.some((entry) => {
    if (!ipaddr.isValidCIDR(entry)) return ipaddr.isValid(entry) && ipaddr.process(entry).toString() === from.toString()
    const [range, bits] = ipaddr.parseCIDR(entry)
    return range.kind() === from.kind() && from.match(range, bits)
  })
}
