/**
 * The API's description for programs (/api/v4/openapi.json), whole; and for people (/api/doc), as far as the reader may call it:
 * a page of all of it takes seconds to draw.
 */
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import { readableApi } from '#server/readableApi.ts'
import { openTo } from '#server/plugins/openTo.ts'

const acl = 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_CUSTOMER'

/** Swagger UI sets style attributes from its scripts; everything else is as strict as on our own page. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** As the app is shown, which remembers it under this name (src/firstPaint.js). */
const appearance = `try {
  const chosen = localStorage.getItem('appearance')
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark-mode', isDark)
} catch {}
`

export const apiPageRoutes: FastifyPluginAsync = async (app) => {
  app.get('/api/v4/openapi.json', { config: { acl }, schema: { hide: true } }, async () => app.swagger())

  await app.register(async (page) => {
    openTo(page, acl)
    await page.register(swaggerUi, {
      routePrefix: '/api/doc',
      staticCSP: policy,
      transformSpecificationClone: false,
      transformSpecification: (description, { access }) => readableApi(description, (right) => access.may(right)),
      theme: { title: 'API · dossier', js: [{ filename: 'appearance.js', content: appearance }] },
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'none',
        defaultModelsExpandDepth: -1,
        deepLinking: true,
        supportedSubmitMethods: ['get'],
      },
    })
  })
}
