// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"key":0,"mailbox":0,"kind":0,"from":0,"fromName":0,"to":0,"subject":0,"excerpt":0,"receivedAt":0,"attachments":{"items":{"properties":{"name":0,"type":0,"size":0,"document":0,"refusal":0}}},"messageId":0,"inReplyTo":0,"thread":0,"raw":0,"contentHash":0,"suggestedFile":0,"suggestedBy":0,"suggestedOn":0,"file":0,"log":0,"team":0,"classification":0,"proposed":0,"score":0,"words":{"items":{"properties":{"word":0,"weight":0}}},"judgedAt":0,"acted":0,"problem":0,"status":0,"handledBy":0,"handledAt":0,"createdAt":0,"act":0}};
const func0 = Object.prototype.hasOwnProperty;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data._version !== undefined){
let data0 = data._version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.key !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"false schema",params:{}});
errors++;
}
if(data.mailbox !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mailbox",keyword:"false schema",params:{}});
errors++;
}
if(data.kind !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"false schema",params:{}});
errors++;
}
if(data.from !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"false schema",params:{}});
errors++;
}
if(data.fromName !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fromName",keyword:"false schema",params:{}});
errors++;
}
if(data.to !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"false schema",params:{}});
errors++;
}
if(data.subject !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"false schema",params:{}});
errors++;
}
if(data.excerpt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/excerpt",keyword:"false schema",params:{}});
errors++;
}
if(data.receivedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/receivedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.attachments !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"false schema",params:{}});
errors++;
}
if(data.messageId !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/messageId",keyword:"false schema",params:{}});
errors++;
}
if(data.inReplyTo !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/inReplyTo",keyword:"false schema",params:{}});
errors++;
}
if(data.thread !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/thread",keyword:"false schema",params:{}});
errors++;
}
if(data.raw !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/raw",keyword:"false schema",params:{}});
errors++;
}
if(data.contentHash !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"false schema",params:{}});
errors++;
}
if(data.suggestedFile !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/suggestedFile",keyword:"false schema",params:{}});
errors++;
}
if(data.suggestedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/suggestedBy",keyword:"false schema",params:{}});
errors++;
}
if(data.suggestedOn !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/suggestedOn",keyword:"false schema",params:{}});
errors++;
}
if(data.file !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"false schema",params:{}});
errors++;
}
if(data.log !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/log",keyword:"false schema",params:{}});
errors++;
}
if(data.team !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"false schema",params:{}});
errors++;
}
if(data.classification !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/classification",keyword:"false schema",params:{}});
errors++;
}
if(data.proposed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proposed",keyword:"false schema",params:{}});
errors++;
}
if(data.score !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"false schema",params:{}});
errors++;
}
if(data.words !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"false schema",params:{}});
errors++;
}
if(data.judgedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/judgedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.acted !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/acted",keyword:"false schema",params:{}});
errors++;
}
if(data.problem !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/problem",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.handledBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/handledBy",keyword:"false schema",params:{}});
errors++;
}
if(data.handledAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/handledAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
