/** The program with which a customer calls, from its user agent: `Magento/2.4.1 (…)` is Magento in version 2.4.1. */

export type Plugin = { plugin: string; version: string }

/** User agents of libraries, which do not identify a program. */
const plain =
  /^(?:mozilla|curl|wget|node|undici|axios|python-requests|python-urllib|java|okhttp|go-http-client|guzzlehttp|php|ruby|postmanruntime)$/i

/** Returns the program; undefined when the text names none. */
export function pluginOf(userAgent: string | undefined): Plugin | undefined {
  const [, plugin = '', version = ''] =
    /^\s*([A-Za-z][\w .-]{0,79}?)(?:\/v?(\d[\w.-]{0,39}))?(?=\s|$|[(;])/.exec(userAgent ?? '') ?? []
  return plugin === '' || plain.test(plugin) ? undefined : { plugin, version }
}
