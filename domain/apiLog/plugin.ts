/** With which program a customer calls, as it names itself: `Magento/2.4.1 (…)` is Magento in version 2.4.1. */

export type Plugin = { plugin: string; version: string }

/** Programs that say nothing of who made the call: what every language brings along. */
const plain =
  /^(?:mozilla|curl|wget|node|undici|axios|python-requests|python-urllib|java|okhttp|go-http-client|guzzlehttp|php|ruby|postmanruntime)$/i

/** Returns the program; undefined when the text names none. */
export function pluginOf(userAgent: string | undefined): Plugin | undefined {
  const [, plugin = '', version = ''] =
    /^\s*([A-Za-z][\w .-]{0,79}?)(?:\/v?(\d[\w.-]{0,39}))?(?=\s|$|[(;])/.exec(userAgent ?? '') ?? []
  return plugin === '' || plain.test(plugin) ? undefined : { plugin, version }
}
