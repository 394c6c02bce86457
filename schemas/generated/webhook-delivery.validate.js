// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"id":0,"at":0,"webhook":0,"customer":0,"event":0,"file":0,"eventId":0,"status":0,"attempts":0,"httpStatus":0,"durationMs":0,"problem":0,"triedAt":0,"nextTryAt":0}};
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
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"false schema",params:{}});
errors++;
}
if(data.webhook !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/webhook",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.event !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"false schema",params:{}});
errors++;
}
if(data.file !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"false schema",params:{}});
errors++;
}
if(data.eventId !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eventId",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.attempts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",keyword:"false schema",params:{}});
errors++;
}
if(data.httpStatus !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/httpStatus",keyword:"false schema",params:{}});
errors++;
}
if(data.durationMs !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",keyword:"false schema",params:{}});
errors++;
}
if(data.problem !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/problem",keyword:"false schema",params:{}});
errors++;
}
if(data.triedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/triedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.nextTryAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/nextTryAt",keyword:"false schema",params:{}});
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
