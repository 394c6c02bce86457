/** Google's reCAPTCHA v3, loaded only where the server is configured to ask for it. */

type Recaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Milliseconds to wait for Google. */
const patience = 10_000
let loading: Promise<Recaptcha> | undefined

/**
 * @returns What gives a token for an action.
 * @throws When Google's script does not come.
 */
export async function loadRecaptcha(siteKey: string): Promise<(action: string) => Promise<string>> {
  loading ??= load(siteKey)
  loading.catch(() => (loading = undefined))
  const recaptcha = await loading
  return (action) => recaptcha.execute(siteKey, { action })
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey })}`
    script.async = true
    script.onload = () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      grecaptcha?.ready(() => resolve(grecaptcha))
    }
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded.'))
    setTimeout(() => reject(new Error('reCAPTCHA did not answer.')), patience)
    document.head.append(script)
  })
}
