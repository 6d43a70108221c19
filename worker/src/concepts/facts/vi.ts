/** Vietnamese names of the bid facts. */
export const vietnameseFacts = `
submission_deadline: thời điểm đóng thầu, đóng thầu, thời hạn nộp hồ sơ dự thầu, hạn nộp hồ sơ, hạn chót nộp hồ sơ, thời hạn nộp hồ sơ, thời gian đóng thầu, thời hạn tiếp nhận báo giá, hạn nộp, thời gian nhận hồ sơ, thời hạn cuối cùng, thời gian tiếp nhận báo giá
submission_method: hình thức dự thầu, nộp hồ sơ dự thầu, cách thức nộp, địa điểm nộp hồ sơ dự thầu, hình thức nộp hồ sơ, qua mạng, đấu thầu qua mạng, hệ thống mạng đấu thầu quốc gia, nộp trực tiếp, cách thức tiếp nhận báo giá, địa điểm phát hành, nơi nhận hồ sơ, niêm phong
clarification_deadline: làm rõ hồ sơ mời thầu, làm rõ e-hsmt, làm rõ hsmt, yêu cầu làm rõ, đề nghị làm rõ, thời hạn làm rõ, văn bản đề nghị làm rõ, thời hạn yêu cầu làm rõ
pre_bid_meeting: hội nghị tiền đấu thầu, khảo sát hiện trường, tham quan hiện trường, khảo sát thực địa, họp trước khi nộp thầu, thăm hiện trường, khảo sát địa điểm
bid_opening: mở thầu, thời điểm mở thầu, lễ mở thầu, thời gian mở thầu, biên bản mở thầu, mở hồ sơ đề xuất, địa điểm mở thầu
bid_validity: hiệu lực của hồ sơ dự thầu, thời hạn hiệu lực của hồ sơ dự thầu, hiệu lực hồ sơ dự thầu, thời gian có hiệu lực của hồ sơ dự thầu, hiệu lực của báo giá, thời hạn có hiệu lực của báo giá, thời hạn hiệu lực, hiệu lực e-hsdt, thời hạn hiệu lực của e-hsdt, hiệu lực báo giá
bid_security: bảo đảm dự thầu, bảo lãnh dự thầu, giá trị bảo đảm dự thầu, tiền bảo đảm dự thầu, đảm bảo dự thầu, thư bảo lãnh dự thầu, bảo chứng dự thầu
performance_security: bảo đảm thực hiện hợp đồng, bảo lãnh thực hiện hợp đồng, giá trị bảo đảm thực hiện hợp đồng, đảm bảo thực hiện hợp đồng, bảo đảm hợp đồng
tender_fee: giá bán hồ sơ mời thầu, chi phí nộp e-hsdt, giá bán một bộ hồ sơ mời thầu, chi phí hồ sơ mời thầu, lệ phí, phát hành miễn phí, phí tham dự thầu, chi phí tham gia hệ thống
estimated_value: giá gói thầu, dự toán gói thầu, dự toán, tổng mức đầu tư, giá trị gói thầu, giá trị dự toán, kinh phí, giá kế hoạch, tổng dự toán, giá dự toán, nguồn vốn
contract_period: thời gian thực hiện hợp đồng, thời gian thực hiện gói thầu, thời hạn hợp đồng, thời gian thực hiện, tiến độ cung cấp, tiến độ thực hiện, thời gian giao hàng, thời hạn giao hàng, thời gian cung cấp, tiến độ giao hàng, thời gian hoàn thành, hiệu lực hợp đồng, thời hạn thực hiện hợp đồng
delay_damages: phạt vi phạm hợp đồng, phạt chậm tiến độ, bồi thường thiệt hại, phạt do chậm giao hàng, mức phạt, phạt vi phạm, phạt hợp đồng, chậm tiến độ, chậm thực hiện hợp đồng, mức khấu trừ
payment_terms: điều kiện thanh toán, phương thức thanh toán, thanh toán, hình thức thanh toán, điều khoản thanh toán, thời hạn thanh toán, tiến độ thanh toán, tạm ứng và thanh toán, hồ sơ thanh toán
advance_payment: tạm ứng, tạm ứng hợp đồng, bảo lãnh tạm ứng, thanh toán trước, mức tạm ứng, ứng trước, đặt cọc
warranty: bảo hành, thời gian bảo hành, thời hạn bảo hành, nghĩa vụ bảo hành, yêu cầu bảo hành, bảo hành công trình, chế độ bảo hành
minimum_turnover: doanh thu bình quân, doanh thu bình quân hằng năm, doanh thu, doanh thu trung bình, yêu cầu về doanh thu, doanh thu tối thiểu, năng lực tài chính, doanh thu hàng năm
similar_experience: kinh nghiệm thực hiện hợp đồng tương tự, hợp đồng tương tự, kinh nghiệm, kinh nghiệm cụ thể, hợp đồng cung cấp hàng hóa tương tự, công trình tương tự, quy mô tương tự, số lượng hợp đồng tương tự, kinh nghiệm tương tự
joint_venture: liên danh, nhà thầu liên danh, thỏa thuận liên danh, thành viên liên danh, thành viên đứng đầu liên danh
subcontracting: nhà thầu phụ, thầu phụ, sử dụng nhà thầu phụ, danh sách nhà thầu phụ, giá trị công việc dành cho thầu phụ
bid_language: ngôn ngữ, ngôn ngữ của hồ sơ dự thầu, ngôn ngữ sử dụng, tiếng việt, bằng tiếng việt, ngôn ngữ hồ sơ
currency: đồng tiền dự thầu, đồng tiền, đồng tiền thanh toán, đồng việt nam, tiền tệ, loại tiền, đơn vị tiền tệ, vnd
evaluation_method: phương pháp đánh giá, phương pháp đánh giá hồ sơ dự thầu, tiêu chuẩn đánh giá, phương pháp giá thấp nhất, giá thấp nhất, phương pháp giá đánh giá, phương pháp kết hợp giữa kỹ thuật và giá, đánh giá hồ sơ dự thầu, xét duyệt trúng thầu, tiêu chí đánh giá, tiêu chuẩn đánh giá về kỹ thuật, giá đánh giá
governing_law: luật áp dụng, giải quyết tranh chấp, luật điều chỉnh, pháp luật việt nam, trọng tài, tòa án, luật điều chỉnh hợp đồng, cơ quan giải quyết tranh chấp, giải quyết kiến nghị
contact: liên hệ, thông tin liên hệ, người liên hệ, địa chỉ liên hệ, đầu mối liên hệ, số điện thoại, email, đường dây nóng, người phụ trách, địa chỉ của chủ đầu tư, bộ phận thường trực
insurance: bảo hiểm, bảo hiểm trách nhiệm, bảo hiểm trách nhiệm nghề nghiệp, bảo hiểm công trình, hợp đồng bảo hiểm, chi phí bảo hiểm, mua bảo hiểm, bảo hiểm hàng hóa
delivery_place: địa điểm giao hàng, địa điểm cung cấp, địa điểm thực hiện, địa điểm thực hiện gói thầu, nơi giao hàng, địa điểm thi công, địa điểm xây dựng
`;
