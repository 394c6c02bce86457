/** The texts of the core: ours without the product's, overlaid with those of the starter. */

export type Texts = { [key: string]: string | Texts }

/**
 * @param own By `screens` and `server`, as the files of texts are.
 * @param ofProduct What keys begin with that only subjects of this product say.
 */
export function coreTexts(texts: Texts, own: Texts, isOfScreens: boolean, ofProduct: readonly string[]): Texts {
  return over(kept(texts, '', ofProduct), (isOfScreens ? own.screens : own.server) as Texts)
}

function kept(texts: Texts, path: string, ofProduct: readonly string[]): Texts {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
    const name = path + key
    if (ofProduct.some((begin) => name === begin || (/^(?:error|mail)\./.test(begin) && name.startsWith(begin))))
      return []
    if (typeof text === 'string') return [[key, text]]
    const rest = kept(text, `${name}.`, ofProduct)
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
