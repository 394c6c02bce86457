// The page of the API's description (`pageHtml.ts`): opens parts, finds operations, and follows addresses of operations.
const { root } = document.body.dataset
const parts = [...document.querySelectorAll('details')]
const search = document.querySelector('#search')
const status = document.querySelector('[role=status]')
/** Drawings that are there or under way, by part. */
const drawings = new Map()

/** Swagger UI is loaded with the first part that is opened. */
let program
function loadProgram() {
  program ??= Promise.all([
    load('link', { rel: 'stylesheet', href: `${root}/static/swagger-ui.css` }),
    load('script', { src: `${root}/static/swagger-ui-bundle.js` }),
  ])
  return program
}

function load(name, properties) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties)
    element.addEventListener('load', resolve)
    element.addEventListener('error', reject)
    document.head.append(element)
  })
}

/** Draws the operations of a part; its list of links stays where that fails, and the next try is a new one. */
function draw(part) {
  const drawing =
    drawings.get(part) ??
    drawProgram(part).catch(() => {
      program = undefined
      drawings.delete(part)
    })
  drawings.set(part, drawing)
  return drawing
}

async function drawProgram(part) {
  await loadProgram()
  const answer = await fetch(`${root}/json?tag=${encodeURIComponent(part.dataset.tag)}`)
  if (!answer.ok) throw new Error(String(answer.status))
  const spec = await answer.json()
  return new Promise((resolve) => {
    const ui = window.SwaggerUIBundle({
      domNode: part.querySelector('.drawn'),
      spec,
      presets: [window.SwaggerUIBundle.presets.apis],
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      deepLinking: true,
      supportedSubmitMethods: ['get'],
      onComplete: () => {
        part.classList.add('isDrawn')
        resolve(ui)
      },
    })
  })
}

/** Shows what the address names: `#/tag/operation`. The operation decides, as a part may have been called otherwise. */
async function follow() {
  const [, tag, id] = decodeURIComponent(location.hash).split('/')
  const link = id && [...document.querySelectorAll('li a')].find((one) => one.dataset.id === id)
  const part = link ? link.closest('details') : parts.find((one) => one.dataset.tag === tag)
  if (!part) return
  search.value = ''
  find()
  part.open = true
  if (link) history.replaceState(null, '', link.href)
  const ui = await draw(part)
  if (!ui || !link) return part.scrollIntoView()
  ui.layoutActions.show(['operations', part.dataset.tag, id], true)
  requestAnimationFrame(() => {
    const shown = document.getElementById(`operations-${part.dataset.tag}-${id}`)
    ;(shown ?? part).scrollIntoView()
  })
}

/** Leaves the operations that have all words; what is drawn comes back when nothing is searched. */
function find() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  const isSearching = words.length > 0
  const wasSearching = document.body.classList.contains('isSearching')
  if (!isSearching && !wasSearching) return
  document.body.classList.toggle('isSearching', isSearching)
  let found = 0
  for (const part of parts) {
    const title = part.querySelector('summary').firstChild.textContent
    const rows = [...part.querySelectorAll('li')]
    for (const row of rows) {
      const text = `${title} ${row.textContent}`.toLowerCase()
      row.hidden = !words.every((word) => text.includes(word))
    }
    const left = rows.filter((row) => !row.hidden).length
    found += left
    part.hidden = left === 0
    part.open = isSearching ? left > 0 : drawings.has(part)
  }
  status.textContent = isSearching ? status.dataset.found.replace('%count%', String(found)) : ''
}

for (const part of parts) {
  part.addEventListener('toggle', () => {
    if (part.open && !document.body.classList.contains('isSearching')) void draw(part)
  })
}
// An address that stands there already is followed all the same.
document.addEventListener('click', ({ target }) => {
  const link = target.closest?.('li a[data-id]')
  if (link && link.hash === location.hash) void follow()
})
search.addEventListener('input', find)
window.addEventListener('hashchange', () => void follow())
find()
void follow()
