/** The texts of the core: ours without the product's, overlaid with those of the starter. */

export type Texts = { [key: string]: string | Texts }

/** Prefixes of keys that only subjects of this product use. */
const ofProduct = [
  ...[
    'apiAlert',
    'sheet',
    'templateLint',
    'apiPage',
    'complaints',
    'dueDiligence',
    'news',
    'sharing',
    'tools',
    'courtCosts',
    'courts',
  ],
  ...[
    'allocation',
    'clientCosts',
    'bankLines',
    'api',
    'integration',
    'holidays',
    'blacklist',
    'apiDoc',
    'acts',
    'templates',
  ],
  ...[
    'intake',
    'customers',
    'widgets',
    'roles',
    'roleAreas',
    'settings.about',
    'settings.sections',
    'menu',
    'work.kinds',
    'work.term',
    'work.late',
  ],
  ...['validation.format.kvk', 'validation.format.vat-nl', 'validation.format.nl-postcode', 'pages.complaintReport'],
  ...[
    'error.costTypeUsed',
    'error.postcodeTaken',
    'error.partOfItself',
    'error.ownerStays',
    'error.apiKey',
    'error.apiKeyScope',
  ],
  ...[
    'error.apiKeyAddress',
    'error.webhookSecret',
    'error.webhookOff',
    'error.complaint',
    'error.neededTemplate',
    'error.dueDiligence',
  ],
  ...[
    'error.portalLogin',
    'error.portalRights',
    'error.scopeNotHeld',
    'mail.webhookOff',
    'mail.apiAlert',
    'mail.complaint',
    'mail.apiKey',
  ],
  ...[
    'people.training',
    'error.postcode',
    'jobs.kinds.due-diligence',
    'jobs.kinds.api-alert',
    'jobs.kinds.api-log',
    'jobs.kinds.webhook',
  ],
]

/** @param own Texts of the starter, by `screens` and `server`, like the texts files. */
export function coreTexts(texts: Texts, own: Texts, isOfScreens: boolean): Texts {
  return over(kept(texts, ''), (isOfScreens ? own.screens : own.server) as Texts)
}

function kept(texts: Texts, path: string): Texts {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
    const name = path + key
    if (ofProduct.some((begin) => name === begin || (/^(?:error|mail)\./.test(begin) && name.startsWith(begin))))
      return []
    if (typeof text === 'string') return [[key, text]]
    const rest = kept(text, `${name}.`)
    return Object.keys(rest).length > 0 ? [[key, rest]] : []
  })
  return Object.fromEntries(entries)
}

const over = (texts: Texts, own: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(own).map(([key, text]) => {
      const below = texts[key]
      return [key, typeof text === 'object' && typeof below === 'object' ? over(below, text) : text]
    }),
  ),
})
