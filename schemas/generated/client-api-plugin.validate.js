// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"id":0,"customer":0,"plugin":0,"version":0,"lastSeenAt":0,"calls24h":0,"calls30d":0,"errorRate":0,"deprecated":0}};
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
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.plugin !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/plugin",keyword:"false schema",params:{}});
errors++;
}
if(data.version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"false schema",params:{}});
errors++;
}
if(data.lastSeenAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastSeenAt",keyword:"false schema",params:{}});
errors++;
}
if(data.calls24h !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls24h",keyword:"false schema",params:{}});
errors++;
}
if(data.calls30d !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls30d",keyword:"false schema",params:{}});
errors++;
}
if(data.errorRate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/errorRate",keyword:"false schema",params:{}});
errors++;
}
if(data.deprecated !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deprecated",keyword:"false schema",params:{}});
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
