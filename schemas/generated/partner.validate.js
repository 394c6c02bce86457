// Generated from partner.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"kind":0,"countries":0,"website":0,"contacts":{"items":{"properties":{"name":0,"jobTitle":0,"email":0,"phone":0}}},"fee":0,"fileFormat":0,"notes":0,"active":0,"createdAt":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.uri;
const formats2 = formats.email;
const formats4 = formats["phone-e164"];
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(!(((((((data3 === "collection_abroad") || (data3 === "address")) || (data3 === "print")) || (data3 === "sms")) || (data3 === "payment")) || (data3 === "credit_info")) || (data3 === "dialer"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.countries !== undefined){
let data4 = data.countries;
if((!(Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/countries",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/countries/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/countries/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/countries/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/countries",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.website !== undefined){
let data6 = data.website;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"maxLength",params:{limit: 2048}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"format",params:{format: "uri"}});
errors++;
}
}
}
if(data.contacts !== undefined){
let data7 = data.contacts;
if((!(Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key1 in data8){
if(!((((key1 === "name") || (key1 === "jobTitle")) || (key1 === "email")) || (key1 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data8.name !== undefined){
let data9 = data8.name;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.jobTitle !== undefined){
let data10 = data8.jobTitle;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/jobTitle",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/jobTitle",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/jobTitle",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data8.email !== undefined){
let data11 = data8.email;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/email",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/email",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data8.phone !== undefined){
let data12 = data8.phone;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats4(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2+"/phone",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts/" + i2,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.fee !== undefined){
let data13 = data.fee;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fee",keyword:"type",params:{type: "object"}});
errors++;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fee",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data13.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fee",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data13){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/fee",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data13.amount !== undefined){
let data14 = data13.amount;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/fee/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/fee/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < -9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/fee/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data13.currency !== undefined){
let data15 = data13.currency;
if(!(((data15 === "EUR") || (data15 === "DKK")) || (data15 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/fee/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.fileFormat !== undefined){
let data16 = data.fileFormat;
if(!((((((data16 === "csv") || (data16 === "xlsx")) || (data16 === "xml")) || (data16 === "json")) || (data16 === "pdf")) || (data16 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/fileFormat",keyword:"enum",params:{}});
errors++;
}
}
if(data.notes !== undefined){
let data17 = data.notes;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.active !== undefined){
let data18 = data.active;
if((typeof data18 !== "boolean") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
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
