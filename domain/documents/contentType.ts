/** Content that may never be kept as a document, whatever the settings allow: it could run where somebody opens it. */

const runs: readonly (string | RegExp)[] = [
  'text/html',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/javascript',
  'application/javascript',
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-msi',
  'application/vnd.microsoft.portable-executable',
  'application/java-archive',
  'application/x-sh',
  'application/vnd.android.package-archive',
  'application/x-ms-shortcut',
  'application/wasm',
  /macroenabled/i,
]

/** Endings of programs and scripts, which are plain text as often as not. */
const runningEndings = new Set(
  (
    'exe com scr pif bat cmd ps1 psm1 vbs vbe js jse mjs wsf wsh hta msi msp jar sh bash lnk url reg cpl dll ' +
    'html htm xhtml mht mhtml svg shtml php apk app docm dotm xlsm xltm xlam pptm'
  ).split(' '),
)

export const isRunningType = (type: string): boolean =>
  runs.some((one) => (typeof one === 'string' ? one === type : one.test(type)))

export const isRunningEnding = (ending: string): boolean => runningEndings.has(ending)

/** A file type of the settings, as far as uploads need it. */
export type AllowedType = { mimeType: string; extensions: readonly string[]; maxSizeMb: number }

/**
 * Returns what a text is, by its beginning and its ending: what a browser would run is told from what it shows.
 *
 * @param start The first characters.
 * @param ending As `endingOf` gives it.
 */
export function textType(start: string, ending: string): string {
  const begin = start.replace(/^\ufeff/, '').trimStart()
  if (/<svg[\s>]/i.test(begin)) return 'image/svg+xml'
  if (
    /^<(?:!doctype\s+html|html|head|body|script|iframe|meta|!--)/i.test(begin) ||
    /<(?:script|html|iframe)[\s>]/i.test(begin)
  )
    return 'text/html'
  if (/^<\?xml|^<[a-z][\w:-]*[\s>]/i.test(begin)) return 'application/xml'
  if (begin.startsWith('#!')) return 'application/x-sh'
  if (ending === 'eml' && /^(?:[\w-]+:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2}/.test(begin)) return 'message/rfc822'
  return ending === 'csv' ? 'text/csv' : 'text/plain'
}
