/** The page of a link in a message, without signing in: who opens it changes nothing, who presses the button does. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { senderOf } from '#server/subjects/templates/sender.ts'
import { optOut } from './optOut.ts'
import { messageOfToken } from './optOutLink.ts'

const m = names('message', 'm')

type Words = Readonly<Record<'title' | 'ask' | 'button' | 'done' | 'still' | 'wrong', string>>
const words: Readonly<Record<'nl' | 'en' | 'fr', Words>> = {
  nl: {
    title: 'Geen berichten meer',
    ask: 'Wilt u geen berichten meer ontvangen op %to%?',
    button: 'Geen berichten meer',
    done: 'U ontvangt op %to% geen berichten meer van ons.',
    still: 'Brieven die wij volgens de wet moeten sturen, komen nog wel per post.',
    wrong: 'Deze link werkt niet.',
  },
  en: {
    title: 'No more messages',
    ask: 'Do you want no more messages at %to%?',
    button: 'No more messages',
    done: 'You get no more messages from us at %to%.',
    still: 'Letters that the law requires still come by post.',
    wrong: 'This link does not work.',
  },
  fr: {
    title: 'Plus de messages',
    ask: 'Ne voulez-vous plus de messages à %to% ?',
    button: 'Plus de messages',
    done: 'Vous ne recevrez plus de messages de notre part à %to%.',
    still: 'Les lettres exigées par la loi arrivent encore par la poste.',
    wrong: 'Ce lien ne fonctionne pas.',
  },
}

const params = { type: 'object', required: ['token'], properties: { token: { type: 'string', maxLength: 60 } } }
const pace = { max: 60, timeWindow: 60_000 }
type Opening = FastifyRequest<{ Params: { token: string } }>

export const optOutRoutes: FastifyPluginAsync = async (app) => {
  // A mail program that unsubscribes posts a form; its only field says what the address says already.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  )
  app.get(
    '/opt-out/:token',
    { config: { acl: 'open', rateLimit: pace }, schema: { hide: true, params } },
    async (request: Opening, reply) => page(request, reply, 'ask'),
  )
  app.post(
    '/opt-out/:token',
    {
      config: { acl: 'open', csrf: false, rateLimit: pace, withoutKey: 'A second time changes nothing.' },
      schema: { hide: true, params },
    },
    async (request: Opening, reply) => {
      const id = messageOfToken(app.config, request.params.token)
      if (id !== undefined) await app.engine.transaction((trx) => optOut(app, trx, id, system('messages')))
      return page(request, reply, 'done')
    },
  )

  async function page({ params: { token } }: Opening, reply: FastifyReply, state: 'ask' | 'done') {
    const id = messageOfToken(app.config, token)
    const { rows } = await app.engine.query<{ to: string; language: MessageLanguage | null }>({
      text: `select coalesce(${m.to_address}, '') as "to", ${m.language} from message m where ${m.id} = $1 and ${m.channel} <> 'post'`,
      values: [id ?? 0],
    })
    const [found] = rows
    const language = found?.language === 'en' || found?.language === 'fr' ? found.language : 'nl'
    const say = words[language]
    const { name } = await senderOf(app.config, app.engine)
    const to = found ? masked(found.to) : ''
    const text = (key: keyof Words) => escapeHtml(say[key].replace('%to%', to))
    const body = !found
      ? `<p>${text('wrong')}</p>`
      : state === 'done'
        ? `<p role="status">${text('done')}</p><p>${text('still')}</p>`
        : `<p>${text('ask')}</p><form method="post"><button>${text('button')}</button></form><p>${text('still')}</p>`
    return reply
      .code(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      })
      .send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text('title')}</title><style>${style}</style></head><body><main><h1>${escapeHtml(name || say.title)}</h1>${body}</main></body></html>`)
  }
}

/** Address with most letters hidden: somebody who finds the link learns no address from it. */
const masked = (to: string): string =>
  to.includes('@') ? to.replace(/^(.).*(@.*)$/, '$1…$2') : to.replace(/.(?=.{3})/g, '·')

const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem;margin:12vh auto;padding:0 24px}h1{font-size:1.4rem}button{font:inherit;padding:12px 20px;min-height:44px;border:0;border-radius:6px;background:#1a56b0;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid Highlight;outline-offset:2px}`
