/** File types that may be uploaded. Browsers run none of them, and only pictures and PDF open in the browser. */

const office = 'application/vnd.openxmlformats-officedocument'
const [documents, everywhere] = [
  ['documents', 'email'],
  ['documents', 'import', 'email', 'portal'],
]

/**
 * Type; name in Dutch, English and French; extensions, maximum size in MB, where allowed, and whether it opens
 * in the browser.
 */
const types: readonly (readonly [string, string, string, string, string, number, readonly string[], boolean])[] = [
  ['application/pdf', 'PDF-document', 'PDF document', 'Document PDF', 'pdf', 20, everywhere, true],
  ['image/jpeg', 'JPEG-afbeelding', 'JPEG image', 'Image JPEG', 'jpg jpeg', 10, ['documents', 'email', 'portal'], true],
  ['image/png', 'PNG-afbeelding', 'PNG image', 'Image PNG', 'png', 10, ['documents', 'email', 'portal'], true],
  ['image/tiff', 'TIFF-scan', 'TIFF scan', 'Numérisation TIFF', 'tif tiff', 20, documents, false],
  ['image/heic', 'HEIC-foto', 'HEIC photo', 'Photo HEIC', 'heic', 10, ['documents', 'portal'], false],
  [
    `${office}.wordprocessingml.document`,
    'Word-document',
    'Word document',
    'Document Word',
    'docx',
    10,
    ['documents', 'email', 'portal'],
    false,
  ],
  [`${office}.spreadsheetml.sheet`, 'Excel-werkmap', 'Excel workbook', 'Classeur Excel', 'xlsx', 10, everywhere, false],
  [
    'application/msword',
    'Word-document (oud)',
    'Word document (old)',
    'Document Word (ancien)',
    'doc',
    10,
    documents,
    false,
  ],
  [
    'application/vnd.ms-excel',
    'Excel-werkmap (oud)',
    'Excel workbook (old)',
    'Classeur Excel (ancien)',
    'xls',
    10,
    ['documents', 'import'],
    false,
  ],
  ['text/csv', 'CSV-bestand', 'CSV file', 'Fichier CSV', 'csv', 50, ['import', 'portal'], false],
  ['text/plain', 'Tekst', 'Text', 'Texte', 'txt', 5, documents, false],
  ['application/xml', 'XML-bestand', 'XML file', 'Fichier XML', 'xml', 50, ['import'], false],
  ['application/zip', 'Zip-archief', 'Zip archive', 'Archive zip', 'zip', 100, ['import'], false],
  ['message/rfc822', 'E-mailbericht', 'E-mail message', 'Message e-mail', 'eml', 20, documents, false],
]

export const mimeTypeRows = () =>
  types.map(([mime_type, nl, en, fr, extensions, max_size_mb, allowed_for, inline_allowed], index) => ({
    id: index + 1,
    mime_type,
    name: { nl, en, fr },
    extensions: extensions.split(' '),
    max_size_mb,
    allowed_for,
    inline_allowed,
    active: true,
  }))
