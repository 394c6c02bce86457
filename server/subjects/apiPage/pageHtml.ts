/**
 * The page of the API's description: collapsed parts with a line per operation. Swagger UI renders a part when
 * it is opened (`page.js`): rendering all at once takes a browser seconds.
 */
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import type { Locale } from '#schemas/entity.ts'
import { productName } from '#schemas/product.ts'
import { say } from '#server/foundation/messages.ts'
import type { ApiPart, ListedOperation } from './apiParts.ts'

/** @param root Path of the page, without a trailing slash. */
export function pageHtml(parts: readonly ApiPart[], root: string, locale: Locale): string {
  const text = (name: string) => escapeHtml(say(locale, { key: `apiPage.${name}` }))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>API · ${productName}</title>
<link rel="icon" type="image/png" href="${root}/static/favicon-32x32.png" />
<script src="${root}/appearance.js"></script>
<link rel="stylesheet" href="${root}/page.css" />
<script src="${root}/page.js" defer></script>
</head>
<body data-root="${root}">
<main>
<h1>API · ${productName}</h1>
<p>${text('lead')} <a href="/api/v4/openapi.json">openapi.json</a></p>
<p><label for="search">${text('search')}</label> <input id="search" type="search" autocomplete="off" />
<span role="status" data-found="${text('found')}"></span></p>
${parts.map(partHtml).join('\n')}
</main>
</body>
</html>
`
}

const partHtml = ({ tag, title, operations }: ApiPart): string =>
  `<details data-tag="${escapeHtml(tag)}"><summary>${escapeHtml(title)} <small>${operations.length}</small></summary>
<ul>${operations.map((operation) => operationHtml(operation, tag)).join('')}</ul><div class="drawn"></div></details>`

/** The fragment is the one that Swagger UI gives an operation. */
const operationHtml = ({ id, method, path, summary }: ListedOperation, tag: string): string =>
  `<li><a href="#/${encodeURIComponent(tag)}/${encodeURIComponent(id)}" data-id="${escapeHtml(id)}">` +
  `<b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</a></li>`
