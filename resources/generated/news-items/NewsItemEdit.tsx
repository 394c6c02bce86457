// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const NewsItemEdit = () => <EditPage resource="news-item" />
