// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"debtor":0,"type":0,"street":0,"houseNumber":0,"houseExtension":0,"postcode":0,"city":0,"country":0,"status":0,"source":0,"validFrom":0,"validUntil":0,"createdAt":0}};
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
if(data.debtor !== undefined){
let data2 = data.debtor;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.type !== undefined){
let data3 = data.type;
if(!((((data3 === "visit") || (data3 === "post")) || (data3 === "previous")) || (data3 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.street !== undefined){
let data4 = data.street;
if(typeof data4 === "string"){
if(func1(data4) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.houseNumber !== undefined){
let data5 = data.houseNumber;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/houseNumber",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/houseNumber",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/houseNumber",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.houseExtension !== undefined){
let data6 = data.houseExtension;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/houseExtension",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/houseExtension",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/houseExtension",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postcode !== undefined){
let data7 = data.postcode;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 12){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"maxLength",params:{limit: 12}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.city !== undefined){
let data8 = data.city;
if(typeof data8 === "string"){
if(func1(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.country !== undefined){
let data9 = data.country;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.status !== undefined){
let data10 = data.status;
if(!((((((data10 === "unverified") || (data10 === "verified")) || (data10 === "moved")) || (data10 === "unknown")) || (data10 === "wrong")) || (data10 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{}});
errors++;
}
}
if(data.source !== undefined){
let data11 = data.source;
if(!(((((((data11 === "client") || (data11 === "debtor")) || (data11 === "surveillance")) || (data11 === "bailiff")) || (data11 === "register")) || (data11 === "returned_mail")) || (data11 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{}});
errors++;
}
}
if(data.validFrom !== undefined){
let data12 = data.validFrom;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/validFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/validFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.validUntil !== undefined){
let data13 = data.validUntil;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/validUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/validUntil",keyword:"format",params:{format: "date"}});
errors++;
}
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
if(data.debtor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "debtor"}});
errors++;
}
if(data.street === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "street"}});
errors++;
}
if(data.city === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "city"}});
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"}});
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
