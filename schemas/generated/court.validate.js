// Generated from court.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"type":0,"district":0,"visitStreet":0,"visitPostcode":0,"visitCity":0,"postBox":0,"postPostcode":0,"postCity":0,"hearingPlaces":0,"rollDays":0,"postcodeRanges":0,"iban":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats["nl-postcode"];
const formats4 = formats.iban;
const pattern0 = new RegExp("^[1-9][0-9]{3}-[1-9][0-9]{3}$", "u");
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
if(func1(data2) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 160}});
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
if(data.type !== undefined){
let data3 = data.type;
if(!(((data3 === "cantonal") || (data3 === "district")) || (data3 === "appeal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.district !== undefined){
let data4 = data.district;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.visitStreet !== undefined){
let data5 = data.visitStreet;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStreet",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/visitStreet",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/visitStreet",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.visitPostcode !== undefined){
let data6 = data.visitPostcode;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/visitPostcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/visitPostcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/visitPostcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.visitCity !== undefined){
let data7 = data.visitCity;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/visitCity",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/visitCity",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/visitCity",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postBox !== undefined){
let data8 = data.postBox;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postBox",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/postBox",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postBox",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postPostcode !== undefined){
let data9 = data.postPostcode;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postPostcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postPostcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/postPostcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.postCity !== undefined){
let data10 = data.postCity;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postCity",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/postCity",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postCity",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.hearingPlaces !== undefined){
let data11 = data.hearingPlaces;
if((!(Array.isArray(data11))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/hearingPlaces",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data11)){
if(data11.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/hearingPlaces",keyword:"maxItems",params:{limit: 40}});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func1(data12) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/hearingPlaces/" + i0,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/hearingPlaces/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hearingPlaces/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/hearingPlaces",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.rollDays !== undefined){
let data13 = data.rollDays;
if((!(Array.isArray(data13))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rollDays",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rollDays/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data14 === "monday") || (data14 === "tuesday")) || (data14 === "wednesday")) || (data14 === "thursday")) || (data14 === "friday"))){
(vErrors ??= []).push({instancePath:instancePath+"/rollDays/" + i2,keyword:"enum",params:{}});
errors++;
}
}
let i3 = data13.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data13[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/rollDays",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.postcodeRanges !== undefined){
let data15 = data.postcodeRanges;
if((!(Array.isArray(data15))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postcodeRanges",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data15)){
if(data15.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/postcodeRanges",keyword:"maxItems",params:{limit: 200}});
errors++;
}
const len2 = data15.length;
for(let i4=0; i4<len2; i4++){
let data16 = data15[i4];
if(typeof data16 === "string"){
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postcodeRanges/" + i4,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/postcodeRanges/" + i4,keyword:"pattern",params:{pattern: "^[1-9][0-9]{3}-[1-9][0-9]{3}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postcodeRanges/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i5 = data15.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data15[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/postcodeRanges",keyword:"uniqueItems",params:{i: i5, j: j2}});
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.iban !== undefined){
let data17 = data.iban;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats4(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"format",params:{format: "iban"}});
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
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
