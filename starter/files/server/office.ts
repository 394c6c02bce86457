/** The office that runs this server, as the footer of every page names it. */

export type Office = Readonly<{
  name?: string
  /** Lines of the postal address. */
  address: readonly string[]
  /** Web addresses where else it can be found. */
  links: readonly string[]
  email?: string
  phone?: string
}>

/** Invented: nobody lives there, and nobody answers. */
const demoOffice: Office = {
  name: 'Library',
  address: ['1 Reading Lane', 'Bookham'],
  links: [],
  email: 'desk@library.example',
}

/**
 * What was configured. Where nothing was it is invented, but never in production, and never in part: a real name
 * beside an invented address would send letters astray.
 */
export function officeOf(given: Partial<Office>, production: boolean): Office {
  const isGiven = Object.values(given).some((value) => value !== undefined)
  return isGiven || production ? { ...given, address: given.address ?? [], links: given.links ?? [] } : demoOffice
}

/** Nobody configured an office. */
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
