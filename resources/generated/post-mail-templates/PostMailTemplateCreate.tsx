// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const PostMailTemplateCreate = () => <CreatePage resource="post-mail-template" />
