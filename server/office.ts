/** The office that runs this server, as shown in the footer of every page. */

export type Office = Readonly<{
  name?: string
  /** Lines of the postal address. */
  address: readonly string[]
  /** Addresses of its other web pages. */
  links: readonly string[]
  email?: string
  phone?: string
}>

/** An invented office: the address and mailbox do not exist. */
const demoOffice: Office = {
  name: 'Dossier Incasso',
  address: ['Voorbeeldkade 12', '3511 AB Utrecht'],
  links: ['https://linkedin.example/company/dossier', 'https://mastodon.example/@dossier'],
  email: 'support@dossier.example',
  phone: '+31 30 000 00 00',
}

/**
 * The configured office. Without any configuration an invented one, but never in production and never in part:
 * a real name beside an invented address would send letters astray.
 */
export function officeOf(given: Partial<Office>, production: boolean): Office {
  const isGiven = Object.values(given).some((value) => value !== undefined)
  return isGiven || production ? { ...given, address: given.address ?? [], links: given.links ?? [] } : demoOffice
}

/** Whether no office was configured. */
export const isInvented = (office: Office): boolean => office === demoOffice

const siteNames: Readonly<Record<string, string>> = {
  bsky: 'Bluesky',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  x: 'X',
  youtube: 'YouTube',
}

/** @example siteName('https://www.linkedin.com/company/x') // 'LinkedIn' */
export function siteName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const siteKey = host.split('.').find((part) => part in siteNames)
  return (siteKey && siteNames[siteKey]) ?? host
}
