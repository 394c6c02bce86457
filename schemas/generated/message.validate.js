// Generated from message.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"key":0,"channel":0,"file":0,"precasso":0,"customer":0,"debtor":0,"destination":0,"emailTemplate":0,"postMailTemplate":0,"smsTemplate":0,"templateVersion":0,"language":0,"to":0,"subject":0,"body":0,"document":0,"step":0,"run":0,"isFourteenDayLetter":0,"announcedCosts":0,"status":0,"scheduledAt":0,"sentAt":0,"deliveredAt":0,"providerReference":0,"failReason":0,"segments":0,"cost":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
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
if(data.channel !== undefined){
let data3 = data.channel;
if(!(((data3 === "email") || (data3 === "post")) || (data3 === "sms"))){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"enum",params:{}});
errors++;
}
}
if(data.file !== undefined){
let data4 = data.file;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.precasso !== undefined){
let data5 = data.precasso;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/precasso",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/precasso",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/precasso",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.debtor !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"false schema",params:{}});
errors++;
}
if(data.destination !== undefined){
let data8 = data.destination;
if(!(((data8 === "debtor") || (data8 === "client")) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"enum",params:{}});
errors++;
}
}
if(data.emailTemplate !== undefined){
let data9 = data.emailTemplate;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/emailTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/emailTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/emailTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.postMailTemplate !== undefined){
let data10 = data.postMailTemplate;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postMailTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/postMailTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/postMailTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.smsTemplate !== undefined){
let data11 = data.smsTemplate;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/smsTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/smsTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/smsTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.templateVersion !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/templateVersion",keyword:"false schema",params:{}});
errors++;
}
if(data.language !== undefined){
let data13 = data.language;
if(!(((((data13 === "nl") || (data13 === "en")) || (data13 === "fr")) || (data13 === "de")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.to !== undefined){
let data14 = data.to;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 600){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxLength",params:{limit: 600}});
errors++;
}
if(func1(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.subject !== undefined){
let data15 = data.subject;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.body !== undefined){
let data16 = data.body;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.document !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/document",keyword:"false schema",params:{}});
errors++;
}
if(data.step !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"false schema",params:{}});
errors++;
}
if(data.run !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/run",keyword:"false schema",params:{}});
errors++;
}
if(data.isFourteenDayLetter !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/isFourteenDayLetter",keyword:"false schema",params:{}});
errors++;
}
if(data.announcedCosts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/announcedCosts",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.scheduledAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/scheduledAt",keyword:"false schema",params:{}});
errors++;
}
if(data.sentAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sentAt",keyword:"false schema",params:{}});
errors++;
}
if(data.deliveredAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deliveredAt",keyword:"false schema",params:{}});
errors++;
}
if(data.providerReference !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/providerReference",keyword:"false schema",params:{}});
errors++;
}
if(data.failReason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/failReason",keyword:"false schema",params:{}});
errors++;
}
if(data.segments !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/segments",keyword:"false schema",params:{}});
errors++;
}
if(data.cost !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdBy",keyword:"false schema",params:{}});
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
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"}});
errors++;
}
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
