/** The only HTML page of the app, from Vite's output, and the addresses that show it. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'
import { pagePolicy } from './headers.ts'
import { secretPaths } from './secretPaths.ts'

/** Sends the page for an address, with a nonce for the styles that emotion adds. */
export type SendPage = (reply: FastifyReply, url: string) => FastifyReply

const placeholder = '__CSP_NONCE__'

export const pageFile = (folder: string): string => join(folder, 'index.html')

/** @returns undefined when the folder holds no build. */
export async function readPage(folder: string, { botCheck }: Config): Promise<SendPage | undefined> {
  if (!existsSync(pageFile(folder))) return undefined
  const page = withPlaceholder(await readFile(pageFile(folder), 'utf8'))
  return (reply, url) => {
    const nonce = randomBytes(16).toString('base64')
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy(nonce, botCheck.kind))
    if (secretPaths.some((path) => url.startsWith(path))) {
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    }
    return reply.send(page.replaceAll(placeholder, nonce))
  }
}

/** Adds the tag from which emotion and Vite read their nonce. */
const withPlaceholder = (html: string): string =>
  html.includes(placeholder)
    ? html
    : html.replace('<head>', `<head><meta property="csp-nonce" nonce="${placeholder}" />`)

/**
 * Whether an address is a page. `/api/doc/…` are pages, everything else under /api is data. Assets, hidden
 * paths and paths with a file extension are files.
 */
export function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (/^\/api(?:\/|$)/.test(path) && !path.startsWith('/api/doc/')) return false
  return !/^\/assets(?:\/|$)|\/\.|\.[a-z0-9]{1,8}$/i.test(path)
}
