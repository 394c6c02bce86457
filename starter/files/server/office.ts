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
  name: 'Library',
  address: ['1 Reading Lane', 'Bookham'],
  links: [],
  email: 'desk@library.example',
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
  const known = host.split('.').find((part) => part in siteNames)
  return (known && siteNames[known]) ?? host
}
