// Generated from import-row.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"id":0,"job":0,"customer":0,"rowNumber":0,"place":0,"status":0,"errors":{"items":{"properties":{"column":0,"value":0,"rule":0,"text":0}}},"data":0,"values":0,"together":0,"togetherKey":0,"fingerprint":0,"resultType":0,"resultId":0,"made":{"items":{"properties":{"entity":0,"id":0}}}}};
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
if(data.job !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/job",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.rowNumber !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowNumber",keyword:"false schema",params:{}});
errors++;
}
if(data.place !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.errors !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"false schema",params:{}});
errors++;
}
if(data.data !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"false schema",params:{}});
errors++;
}
if(data.values !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/values",keyword:"false schema",params:{}});
errors++;
}
if(data.together !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/together",keyword:"false schema",params:{}});
errors++;
}
if(data.togetherKey !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/togetherKey",keyword:"false schema",params:{}});
errors++;
}
if(data.fingerprint !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fingerprint",keyword:"false schema",params:{}});
errors++;
}
if(data.resultType !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/resultType",keyword:"false schema",params:{}});
errors++;
}
if(data.resultId !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/resultId",keyword:"false schema",params:{}});
errors++;
}
if(data.made !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/made",keyword:"false schema",params:{}});
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
