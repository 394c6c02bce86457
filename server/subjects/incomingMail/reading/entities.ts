/** Characters that HTML writes as names or numbers. */

const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const others =
  'amp & lt < gt > quot " apos \' euro € hellip … ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • trade ™ oelig œ OElig Œ scaron š Scaron Š zcaron ž Zcaron Ž lsaquo ‹ rsaquo › rarr → larr ←'

const named = new Map<string, string>(latin1.split(' ').map((name, at) => [name, String.fromCharCode(160 + at)]))
const pairs = others.split(' ')
for (let at = 0; at < pairs.length; at += 2) named.set(pairs[at] ?? '', pairs[at + 1] ?? '')
named
  .set('nbsp', ' ')
  .set('ensp', ' ')
  .set('emsp', ' ')
  .set('thinsp', ' ')
  .set('shy', '')
  .set('zwnj', '')
  .set('zwj', '')

/** Returns the text; a name that is unknown stays as it is. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name)) ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'
  })
