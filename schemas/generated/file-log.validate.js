// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"file":0,"customer":0,"at":0,"user":0,"subject":0,"content":0,"category":0,"type":0,"channel":0,"visibleToClient":0,"callerNumber":0,"callerName":0,"callResult":0,"dataChange":{"items":{"properties":{"field":0,"old":0,"new":0}}},"dataChangeStatus":0,"rejectReason":0,"termAmount":0,"termFrequency":0,"termStart":0,"arrangement":0,"income":{"items":{"properties":{"kind":0,"amount":0}}},"expenses":{"items":{"properties":{"kind":0,"amount":0}}},"household":0,"capacity":0,"seizureFree":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.date;
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
if(data.file !== undefined){
let data2 = data.file;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"false schema",params:{}});
errors++;
}
if(data.user !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"false schema",params:{}});
errors++;
}
if(data.subject !== undefined){
let data6 = data.subject;
if(typeof data6 === "string"){
if(func1(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data7 = data.content;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.category !== undefined){
let data8 = data.category;
if(!(((((((data8 === "contact") || (data8 === "financial")) || (data8 === "legal")) || (data8 === "system")) || (data8 === "client")) || (data8 === "complaint")) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{}});
errors++;
}
}
if(data.type !== undefined){
let data9 = data.type;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.channel !== undefined){
let data10 = data.channel;
if(!(((((((((data10 === "phone_in") || (data10 === "phone_out")) || (data10 === "email")) || (data10 === "post")) || (data10 === "sms")) || (data10 === "portal")) || (data10 === "visit")) || (data10 === "system")) || (data10 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"enum",params:{}});
errors++;
}
}
if(data.visibleToClient !== undefined){
let data11 = data.visibleToClient;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/visibleToClient",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.callerNumber !== undefined){
let data12 = data.callerNumber;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/callerNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/callerNumber",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/callerNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.callerName !== undefined){
let data13 = data.callerName;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/callerName",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/callerName",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/callerName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.callResult !== undefined){
let data14 = data.callResult;
if(!((((((data14 === "reached") || (data14 === "voicemail")) || (data14 === "no_answer")) || (data14 === "wrong_number")) || (data14 === "refused")) || (data14 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/callResult",keyword:"enum",params:{}});
errors++;
}
}
if(data.dataChange !== undefined){
let data15 = data.dataChange;
if((!(Array.isArray(data15))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data15)){
if(data15.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.field === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0,keyword:"required",params:{missingProperty: "field"}});
errors++;
}
for(const key1 in data16){
if(!(((key1 === "field") || (key1 === "old")) || (key1 === "new"))){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data16.field !== undefined){
let data17 = data16.field;
if(!(((((((((data17 === "email") || (data17 === "phone")) || (data17 === "street")) || (data17 === "houseNumber")) || (data17 === "houseExtension")) || (data17 === "postcode")) || (data17 === "city")) || (data17 === "iban")) || (data17 === "language"))){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0+"/field",keyword:"enum",params:{}});
errors++;
}
}
if(data16.old !== undefined){
let data18 = data16.old;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0+"/old",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0+"/old",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0+"/old",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data16.new !== undefined){
let data19 = data16.new;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0+"/new",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0+"/new",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0+"/new",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dataChange/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.dataChangeStatus !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dataChangeStatus",keyword:"false schema",params:{}});
errors++;
}
if(data.rejectReason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rejectReason",keyword:"false schema",params:{}});
errors++;
}
if(data.termAmount !== undefined){
let data22 = data.termAmount;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount",keyword:"type",params:{type: "object"}});
errors++;
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data22.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data22){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data22.amount !== undefined){
let data23 = data22.amount;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data23 < -9007199254740991 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data22.currency !== undefined){
let data24 = data22.currency;
if(!(((data24 === "EUR") || (data24 === "DKK")) || (data24 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/termAmount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.termFrequency !== undefined){
let data25 = data.termFrequency;
if(!(((((data25 === "weekly") || (data25 === "two_weekly")) || (data25 === "monthly")) || (data25 === "quarterly")) || (data25 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/termFrequency",keyword:"enum",params:{}});
errors++;
}
}
if(data.termStart !== undefined){
let data26 = data.termStart;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/termStart",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data26 === "string"){
if(!(formats0(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/termStart",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.arrangement !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/arrangement",keyword:"false schema",params:{}});
errors++;
}
if(data.income !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/income",keyword:"false schema",params:{}});
errors++;
}
if(data.expenses !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expenses",keyword:"false schema",params:{}});
errors++;
}
if(data.household !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/household",keyword:"false schema",params:{}});
errors++;
}
if(data.capacity !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"false schema",params:{}});
errors++;
}
if(data.seizureFree !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/seizureFree",keyword:"false schema",params:{}});
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
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});
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
