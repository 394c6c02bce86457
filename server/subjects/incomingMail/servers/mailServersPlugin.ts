/** Puts `app.mailServers` on the server. */
import fp from 'fastify-plugin'
import { createMailServers, type MailServers } from './mailServers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mailServers: MailServers
  }
}

export const mailServers = fp(async (app) => {
  app.decorate('mailServers', createMailServers(app.config))
})
